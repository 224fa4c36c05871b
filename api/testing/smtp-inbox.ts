import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients of the envelope, who get the mail whatever its headers say. */
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly raw: string;
  readonly mail: ParsedMail;
}

/**
 * The reply to a recipient or after a mail: an SMTP code, no reply (`hang`), or the end of the
 * connection (`drop`).
 */
type Reply = number | 'hang' | 'drop';

export interface InboxBehaviour {
  /** Called for every recipient; 250 accepts. */
  recipient?: () => Reply;
  /** Called when a mail has arrived completely; 250 accepts. */
  data?: () => Reply | Promise<Reply>;
  /** Requires this login, over TLS from the first byte. */
  login?: { readonly user: string; readonly password: string };
}

export interface SmtpInbox {
  readonly url: string;
  readonly port: number;
  /** Every mail that arrived completely, whether or not it was then accepted. */
  readonly received: readonly ReceivedMail[];
  readonly accepted: readonly ReceivedMail[];
  stop(): Promise<void>;
}

/**
 * A real SMTP server on this machine that can be told to refuse mails, hang or drop connections.
 */
export async function startSmtpInbox(
  behaviour: InboxBehaviour = {},
  atPort = 0,
): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  const accepted: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const answer = (reply: Reply, done: (fault?: Error | null) => void) => {
    if (reply === 'hang') return;
    if (reply === 'drop') return dropAll();
    if (reply < 300) return done();
    done(Object.assign(new Error('5.1.1 <victim@example.com> no'), { responseCode: reply }));
  };
  const server = new SMTPServer({
    secure: Boolean(behaviour.login),
    disabledCommands: behaviour.login ? [] : ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onAuth({ username, password }, _session, done) {
      const known = username === behaviour.login?.user && password === behaviour.login?.password;
      done(known ? null : new Error('wrong'), known ? { user: username } : undefined);
    },
    onRcptTo: (_address, _session, done) => answer(behaviour.recipient?.() ?? 250, done),
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      const mail = {
        recipients: envelope.rcptTo.map(({ address }) => address),
        sender: envelope.mailFrom ? envelope.mailFrom.address : '',
        raw,
        mail: await simpleParser(raw),
      };
      received.push(mail);
      const reply = (await behaviour.data?.()) ?? 250;
      if (reply === 250) accepted.push(mail);
      answer(reply, done);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    // Node crashes when the socket below a TLS handshake is destroyed.
    if (behaviour.login) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    accepted,
    async stop() {
      dropAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
