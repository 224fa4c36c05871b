/** Longest that an upload may take to arrive, all of it. */
const UPLOAD_MS = 120_000;

/** Reads the body of a request in two steps: its first line, then exactly so many bytes. */
export interface Upload {
  /** Without its end; undefined when the body ends before it does. */
  line(limitBytes: number): Promise<string | 'too-long' | undefined>;
  /** The bytes after the line; fewer when the body ends or takes too long, one more when it has more. */
  readonly rest: (bytes: number) => Promise<Uint8Array>;
  /** Reads no more. */
  end(): void;
}

export function openUpload(
  body: ReadableStream<Uint8Array> | null,
  patienceMs = UPLOAD_MS,
): Upload {
  const reader = body?.getReader();
  const stop = () => void reader?.cancel().catch(() => undefined);
  const deadline = setTimeout(stop, patienceMs);
  let held = Buffer.alloc(0);

  async function readMore(): Promise<boolean> {
    const step = await reader?.read().catch(() => undefined);
    if (!step || step.done) return false;
    held = Buffer.concat([held, step.value]);
    return true;
  }

  return {
    async line(limitBytes) {
      for (;;) {
        const end = held.indexOf('\n');
        if (end > limitBytes || (end < 0 && held.length > limitBytes)) return 'too-long';
        if (end >= 0) {
          const line = held.subarray(0, end).toString();
          held = held.subarray(end + 1);
          return line;
        }
        if (!(await readMore())) return undefined;
      }
    },
    async rest(bytes) {
      const chunks = [held];
      let length = held.length;
      while (length <= bytes) {
        const step = await reader?.read().catch(() => undefined);
        if (!step || step.done) break;
        chunks.push(Buffer.from(step.value));
        length += step.value.length;
      }
      return Buffer.concat(chunks).subarray(0, bytes + 1);
    },
    end() {
      clearTimeout(deadline);
      stop();
    },
  };
}
