/** The answer of a server was longer than it may be. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** `fetch` whose answers fail when they are longer than some bytes, whatever their headers say. */
export const boundedFetch =
  (limitBytes: number): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
    let bytes = 0;
    const bounded = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > limitBytes) controller.error(new AnswerTooLong());
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded ?? null, response);
  };
