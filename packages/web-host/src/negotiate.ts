import fresh from 'fresh';
import Negotiator from 'negotiator';
import type { Encoding, Prepared } from './encode.ts';

export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>;

interface Chosen {
  isKnown: boolean;
  encoding: Encoding;
  headers: Record<string, string>;
}

export function negotiate(headers: RequestHeaders, prepared: Prepared): Chosen {
  const encoding = chooseEncoding(headers, prepared.encodings);
  const etag = prepared.etag(encoding);
  // The request's Cache-Control is ignored, because some libraries add `no-cache` to conditional requests.
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

function chooseEncoding(headers: RequestHeaders, offered: readonly Encoding[]): Encoding {
  const accepted = new Negotiator({ headers }).encodings(offered);
  return offered.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
