const headEnd = Buffer.from('\r\n\r\n');

/** Counts complete HTTP responses by their Content-Length. The returned function takes the next bytes. @throws on other statuses. */
export function readAnswers(expected: (status: number) => boolean): (bytes: Buffer) => number {
  let bodyLeft = 0;
  let begun: Buffer | null = null;

  return (bytes) => {
    let chunk = begun ? Buffer.concat([begun, bytes]) : bytes;
    begun = null;
    let completed = 0;
    while (chunk.length > 0) {
      if (bodyLeft === 0) {
        const end = chunk.indexOf(headEnd);
        if (end < 0) {
          // The socket reuses its buffer, so the incomplete rest is copied.
          begun = Buffer.from(chunk);
          return completed;
        }
        bodyLeft = lengthOf(chunk.toString('latin1', 0, end), expected);
        chunk = chunk.subarray(end + headEnd.length);
      }
      const taken = Math.min(bodyLeft, chunk.length);
      bodyLeft -= taken;
      chunk = chunk.subarray(taken);
      if (bodyLeft === 0) completed += 1;
    }
    return completed;
  };
}

function lengthOf(head: string, expected: (status: number) => boolean): number {
  if (!expected(Number(head.slice(9, 12)))) throw new Error(`an answer was no success: ${head.slice(0, 200)}`);
  const length = /content-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer has no length: ${head.slice(0, 200)}`);
  return Number(length);
}
