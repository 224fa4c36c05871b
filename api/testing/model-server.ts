import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What the server was asked, as far as its answers depend on it. */
export interface AskedModel {
  readonly model: string;
  readonly texts: readonly { readonly id: string; readonly text: string }[];
  readonly visitor: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  /** What shape its answer has to have. */
  readonly format: unknown;
}

export type ModelBehaviour = (
  asked: AskedModel,
  response: ServerResponse,
  request: IncomingMessage,
) => void;

interface ModelServer {
  readonly url: string;
  readonly asked: readonly AskedModel[];
  behave(behaviour: ModelBehaviour): void;
}

/** A server that speaks Chat Completions over HTTP and misbehaves as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let behaviour: ModelBehaviour = answers((text) => text);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const material = JSON.parse(body.messages[1].content);
    const question = {
      model: body.model,
      texts: material.texts ?? [],
      visitor: material.visitor,
      authorization: request.headers.authorization,
      format: body.response_format,
    };
    asked.push(question);
    response.on('error', () => undefined);
    behaviour(question, response, request);
  });
  await listen(server);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(next) {
      behaviour = next;
    },
  };
}

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

/** Sends a completion with this content. */
export function complete(
  response: ServerResponse,
  content: string | null,
  { refusal = null as string | null, end = 'stop' } = {},
): void {
  response.setHeader('Content-Type', 'application/json');
  const message = { role: 'assistant', content, refusal };
  response.end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'stand-in',
      choices: [{ index: 0, message, finish_reason: end }],
    }),
  );
}

/** Rewords every text in the same way. */
export const answers =
  (reword: (text: string, asked: AskedModel) => string): ModelBehaviour =>
  (asked, response) =>
    complete(
      response,
      JSON.stringify({
        texts: asked.texts.map(({ id, text }) => ({ id, text: reword(text, asked) })),
      }),
    );

/** Reads what visitors typed in the same way. */
export const reads =
  (read: (visitor: AskedModel['visitor']) => object): ModelBehaviour =>
  ({ visitor }, response) =>
    complete(
      response,
      JSON.stringify({ language: 'English', read: [], unread: [], ...read(visitor) }),
    );

export const sendsStatus =
  (status: number, headers: Record<string, string> = {}): ModelBehaviour =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'no', type: 'stand_in' } }));
  };

export const hangs: ModelBehaviour = () => undefined;

export const sendsHtml: ModelBehaviour = (_, response) => {
  response.setHeader('Content-Type', 'text/html');
  response.end('<html><body>Gateway</body></html>');
};

/** More than may be read, in pieces, without ever ending by itself. */
export const floods =
  (bytes: number): ModelBehaviour =>
  (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    const piece = Buffer.alloc(64 * 1024, ' ');
    let sent = 0;
    const more = () => {
      while (sent < bytes && !response.destroyed) {
        sent += piece.length;
        if (!response.write(piece)) return response.once('drain', more);
      }
      return response.end('{}');
    };
    more();
  };

/** One byte now and then. */
export const trickles: ModelBehaviour = (_, response) => {
  response.setHeader('Content-Type', 'application/json');
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
};
