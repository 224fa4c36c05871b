import type { JsonSchema } from '@app/contracts/json-schema';
import { html } from 'hono/html';
import type { OpenApiDocument, Operation, Parameter } from './openapi-document.ts';
import { rules, schemaFields, typeName } from './schema-fields.ts';

type Html = ReturnType<typeof html>;

/** The OpenAPI document for people: every call with its fields, no script. */
export const docsPage = (api: OpenApiDocument, stylesheet: string): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${api.info.title}</title>
    <link rel="stylesheet" href="${stylesheet}" />
  </head>
  <body>
    <main>
      <h1>${api.info.title}</h1>
      <p>${api.info.description}</p>
      <p>The same in machine-readable form: <a href="/api/openapi.json">openapi.json</a>.</p>
      ${calls(api).map(([method, path, operation]) => callSection(method, path, operation))}
      <section>
        <h2>Failures</h2>
        <p>
          Every call that fails has this body, except 431, which has none. With 503 and 429, the header Retry-After says after how
          many seconds the call may be repeated.
        </p>
        ${fieldTable('Body', api.components.schemas.Failure)}
      </section>
    </main>
  </body>
</html>`;

const calls = (api: OpenApiDocument): [string, string, Operation][] =>
  Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, string, Operation] => [
      method.toUpperCase(),
      path,
      operation,
    ]),
  );

function callSection(method: string, path: string, operation: Operation): Html {
  const [[type, request] = []] = Object.entries(operation.requestBody?.content ?? {});
  return html`<section>
    <h2><code>${method} ${path}</code>${operation.deprecated ? ' (deprecated)' : ''}</h2>
    <p>${operation.summary}.</p>
    ${operation.parameters.length > 0 ? parameterTable(operation.parameters) : ''}
    ${request ? fieldTable(`Request (${type})`, request.schema) : ''}
    ${fieldTable('Response', answerOf(operation))}
  </section>`;
}

const answerOf = (operation: Operation): JsonSchema | undefined =>
  operation.responses[200]?.content?.['application/json']?.schema;

const parameterTable = (parameters: readonly Parameter[]): Html =>
  table(
    'Parameters',
    parameters.map(({ name, in: place, required, schema }) => [
      name,
      `${typeName(schema)} in the ${place}`,
      required,
      rules(schema),
    ]),
  );

const fieldTable = (caption: string, schema: JsonSchema = {}): Html =>
  table(
    `${caption}: ${typeName(schema)}`,
    schemaFields(schema).map((field) => [field.name, field.type, field.required, field.rules]),
  );

type Row = readonly [name: string, type: string, required: boolean, rules: string];

const table = (
  caption: string,
  rows: readonly Row[],
): Html => html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>${caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Required</th>
          <th scope="col">Rules</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, type, required, limits]) => html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${type}</td>
            <td>${required ? 'yes' : 'no'}</td>
            <td>${limits}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
