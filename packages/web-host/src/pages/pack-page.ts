import { digestOf } from '../encode.ts';
import { hashOfScript } from '../security-headers.ts';

export interface RenderedPage {
  status: number;
  html: string;
  /** The texts of the inline scripts that the renderer itself wrote: no other may run, wherever it came from. */
  scripts: string[];
  /** False: rendered without the catalogue, or an error; render it again for the next one. */
  isLasting: boolean;
}

/** A page with all that its answers need of its text: whoever serves it never reads it, however long it is. */
export interface PackedPage extends Omit<RenderedPage, 'html' | 'scripts'> {
  /** The document in UTF-8. */
  bytes: Uint8Array;
  digest: string;
  /** Of its inline scripts, for the content security policy. */
  scriptHashes: string[];
}

/** Done by whoever rendered the page: a menu of thousands of dishes takes the better part of a tenth of a second. */
export function packPage({ status, html, scripts, isLasting }: RenderedPage): PackedPage {
  const bytes = Buffer.from(html);
  return { status, isLasting, bytes, digest: digestOf(bytes), scriptHashes: scripts.map(hashOfScript) };
}
