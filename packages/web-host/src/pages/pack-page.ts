import { digestOf } from '../encode.ts';
import { hashOfScript } from '../security-headers.ts';

export interface RenderedPage {
  status: number;
  html: string;
  /** The renderer's own inline scripts: the policy allows no others. */
  scripts: string[];
  /** False: an error page, or a page without the catalogue; render it again next time. */
  isLasting: boolean;
}

/** A page with all that its responses need, so that the server never parses the text. */
export interface PackedPage extends Omit<RenderedPage, 'html' | 'scripts'> {
  bytes: Uint8Array;
  digest: string;
  scriptHashes: string[];
}

/** Runs in the render process: a menu of thousands of dishes takes nearly 100 ms. */
export function packPage({ status, html, scripts, isLasting }: RenderedPage): PackedPage {
  const bytes = Buffer.from(html);
  return { status, isLasting, bytes, digest: digestOf(bytes), scriptHashes: scripts.map(hashOfScript) };
}
