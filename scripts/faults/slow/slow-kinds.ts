import { uploadPriceList } from '@app/contracts/admin-upload';
import { sendContactMessage } from '@app/contracts/contact';

/** One way to hold a connection of a server for nothing. */
export interface SlowKind {
  readonly name: string;
  /** Sent at once. */
  readonly opening: string;
  /** Sent afterwards, a byte at a time and over again. */
  readonly drips?: string;
  /** Seconds after which the server closes it. */
  readonly closesWithin: number;
}

/** Seconds; for headers and for bodies. */
const HEADERS = 10;
const BODY = 30;

const post = (path: string, type: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${body}`;
const json = post(sendContactMessage.path, 'application/json', '{"name":"');
const form = post('/contact', 'application/x-www-form-urlencoded', 'name=');
const upload = (boundary: string, body: string) =>
  post(uploadPriceList.path, `multipart/form-data; boundary=${boundary}`, body);
const file =
  '--edge\r\nContent-Disposition: form-data; name="sqlFile"; filename="a.sql"\r\n\r\nINSERT';

export const slowKinds: readonly SlowKind[] = [
  { name: 'nothing', opening: '', closesWithin: HEADERS },
  {
    name: 'headers byte by byte',
    opening: 'GET / HTTP/1.1\r\n',
    drips: 'X-Slow: slow\r\n',
    closesWithin: HEADERS,
  },
  { name: 'a message that stops', opening: json, closesWithin: BODY },
  { name: 'a message byte by byte', opening: json, drips: 'x', closesWithin: BODY },
  { name: 'a form that stops', opening: form, closesWithin: BODY },
  { name: 'an empty boundary', opening: upload('', '--\r\n'), closesWithin: BODY },
  { name: 'an upload without a part', opening: upload('edge', ''), closesWithin: BODY },
  { name: 'an upload whose file stops', opening: upload('edge', file), closesWithin: BODY },
];
