import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { Encoding, Prepared } from './encode.ts';

/** A request's headers, their names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** What of a prepared body goes out. */
interface Chosen {
  /** The client has exactly these bytes: they need not be sent. */
  isKnown: boolean;
  encoding: Encoding;
  /** ETag, Vary, and Content-Encoding where bytes are sent in one. */
  headers: Record<string, string>;
}

/** Chooses the encoding that a request takes, and whether it has that already (RFC 9110, 12.5.3 and 13.1.2). */
export function negotiate(headers: RequestHeaders, prepared: Prepared): Chosen {
  const encoding = chooseEncoding(headers, prepared.encodings);
  const etag = prepared.etag(encoding);
  // Cache-Control of a request speaks to caches on the way; some libraries add `no-cache` to whatever names an ETag.
  const isKnown = fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
  return {
    isKnown,
    encoding,
    headers: {
      etag,
      ...(prepared.encodings.length > 1 && { vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && !isKnown && { 'content-encoding': encoding }),
    },
  };
}

/** The first of ours that the client takes; who takes none at all gets the body as it is. */
function chooseEncoding(headers: RequestHeaders, offered: readonly Encoding[]): Encoding {
  const accepted = new Negotiator({ headers }).encodings(offered);
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
