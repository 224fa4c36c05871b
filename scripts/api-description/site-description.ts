import { openApiDocument } from '@app/api/http/openapi/openapi-document';
import {
  changeCanaryPercent,
  endReleaseCanary,
  promoteRelease,
  readReleases,
  rollBackRelease,
} from '@app/contracts/admin-releases';
import { wireSchema } from '@app/contracts/json-schema';
import { TELEMETRY_PATH } from '@app/shell/server/telemetry/mount-telemetry';
import { TelemetryReport } from '@app/shell/src/telemetry/report.ts';
import * as v from 'valibot';

/** The page server answers these. */
const ofReleases = [
  readReleases,
  rollBackRelease,
  changeCanaryPercent,
  promoteRelease,
  endReleaseCanary,
];

/** What pages report; its answers have no body that a program reads. */
const telemetry = {
  summary: 'Report a fault or web vitals of a page',
  parameters: [],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: wireSchema(TelemetryReport) } },
  },
  responses: {
    204: { description: 'Taken' },
    default: { description: 'Not a report', content: { 'text/plain': { schema: {} } } },
  },
};

/**
 * What these take follows from no description: assertions of a browser, and bytes that are a photo. Their tests,
 * `admin-passkeys.test.ts` and `photos.test.ts` in `api/src/http`, make them.
 */
const LEFT_OUT = /^\/api\/(photos|admin\/(passkeys|confirmation|session\/passkey))(\/|$)/;

const Document = v.looseObject({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** OpenAPI of all calls under `/api`: what the API serves, and the calls that the page server answers. */
export async function siteDescription(url: string): Promise<v.InferOutput<typeof Document>> {
  const served = await (await fetch(`${url}/api/openapi.json`)).json();
  const { paths: all, ...api } = v.parse(Document, served);
  const paths = Object.fromEntries(Object.entries(all).filter(([path]) => !LEFT_OUT.test(path)));
  const { paths: ofPageServer } = openApiDocument('', ofReleases);
  return { ...api, paths: { ...paths, ...ofPageServer, [TELEMETRY_PATH]: { post: telemetry } } };
}

/** Each call as schemathesis names it, such as `GET /api/products`. */
export const callsOf = ({ paths }: { readonly paths: object }): readonly string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
