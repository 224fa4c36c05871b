import { maxHeaderSize } from 'node:http';
import { ADMIN_SESSION_COOKIE } from '@app/contracts/admin-session';
import { type Endpoint, IDEMPOTENCY_HEADER, TOTAL_COUNT_HEADER } from '@app/contracts/endpoint';
import { FailureBody } from '@app/contracts/failure';
import { type JsonSchema, wireSchema } from '@app/contracts/json-schema';
import { searchProducts } from '@app/contracts/product';
import { ESTABLISHMENT_QUESTION, establishmentTypes } from '@app/contracts/proposal';
import type * as v from 'valibot';
import { questionsFor } from '../../domain/plans/questions/questions-for.ts';

/** The OpenAPI document; only the parts that we write are typed. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: object;
  };
}

export interface Operation {
  readonly summary: string;
  readonly deprecated?: true;
  readonly security?: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

interface OperationResponse {
  readonly description: string;
  readonly headers?: object;
  /** Absent when the answer has no body. */
  readonly content?: Content;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<
  Record<string, { readonly schema: JsonSchema; readonly encoding?: object }>
>;

/** OpenAPI 3.1, made from the contracts, so that no call is described a second time. */
export function openApiDocument(title: string, endpoints: readonly Endpoint[]): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description },
    paths,
    components: {
      schemas: { Failure: wireSchema(FailureBody) },
      securitySchemes: { session },
    },
  };
}

/** What the schemas cannot say. */
const description =
  'Members and query parameters that are not described are ignored. So are blanks around an e-mail address or a phone number.';

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: ADMIN_SESSION_COOKIE,
  description: 'Over HTTPS its name begins with __Host-',
};

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const failure = json({ $ref: '#/components/schemas/Failure' });

function operation(endpoint: Endpoint): Operation {
  return {
    summary: endpoint.summary,
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    ...(endpoint.needsSession ? { security: [{ session: [] }] } : {}),
    parameters: [
      ...pathParameters(endpoint.path),
      ...queryParameters(endpoint),
      ...(endpoint.takesKey ? [idempotencyKey] : []),
    ],
    ...(endpoint.request
      ? { requestBody: { required: true, content: requestContent(endpoint, endpoint.request) } }
      : {}),
    responses: {
      200: {
        description: 'Success',
        ...(endpoint.path === searchProducts.path ? { headers: totalCount } : {}),
        content: { [endpoint.mediaType]: { schema: wireSchema(endpoint.response) } },
      },
      503: {
        description: 'Not available for the moment, such as while the store is down',
        headers: retryAfter,
        content: failure,
      },
      ...(endpoint.request
        ? { 413: { description: 'The body is too large in all', content: failure } }
        : {}),
      ...(endpoint.query ? { 431: { description: tooLongAddress } } : {}),
      default: { description: 'Every other failure has this body', content: failure },
    },
  };
}

/** Node answers by itself, before any code of ours runs. */
const tooLongAddress = `Address and headers together are longer than ${maxHeaderSize / 1024} KB. The answer has no body`;

function requestContent({ files }: Endpoint, request: v.GenericSchema): Content {
  const schema = withNamesOfAnswers(wireSchema(request));
  if (files.length === 0) return json(schema);
  const binary = { type: 'string', format: 'binary' };
  const asFiles = Object.fromEntries(files.map((name) => [name, binary]));
  const form = { ...schema, properties: { ...schema.properties, ...asFiles } };
  const encoding = Object.fromEntries(
    files.map((name) => [name, fileEncoding(name, schema.properties?.[name])]),
  );
  return { 'multipart/form-data': { schema: form, encoding } };
}

/** Questions of all types; `answers` says what else is asked of them. */
const questionNames = [
  ESTABLISHMENT_QUESTION,
  ...new Set(establishmentTypes.flatMap(questionsFor).map(({ name }) => name)),
];
const answers =
  'Answers by the names of the questions that POST /api/proposal lists for the type. An answer to a question that no type has, one that is missing or out of its bounds, and answers that cannot be true together are refused with 400, which names them';

/** The contract knows no questions, because the API asks others tomorrow. */
function withNamesOfAnswers(schema: JsonSchema): JsonSchema {
  const { responses } = schema.properties ?? {};
  if (!responses) return schema;
  const named = { ...responses, description: answers, propertyNames: { enum: questionNames } };
  return { ...schema, properties: { ...schema.properties, responses: named } };
}

/** The schema of a file is about its name, which a form sends in a header of the part. */
const fileEncoding = (name: string, { pattern, examples = [] }: JsonSchema = {}) => ({
  headers: {
    'Content-Disposition': {
      description: `The name of the file matches ${pattern}`,
      schema: { type: 'string' },
      example: `form-data; name="${name}"; filename="${examples[0]}"`,
    },
  },
});

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

function queryParameters({ query }: Endpoint): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = wireSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const idempotencyKey: Parameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    pattern: '^[!-~]{8,200}$',
    description: 'The same key with the same body gets the first answer again; another body is 409',
  },
};

const retryAfter = {
  'Retry-After': {
    description: 'Seconds after which the call may be repeated',
    schema: { type: 'integer' },
  },
};

const totalCount = {
  [TOTAL_COUNT_HEADER]: { description: 'How many there are in all', schema: { type: 'integer' } },
};
