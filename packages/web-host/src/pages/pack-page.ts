import { digestOf } from '../encode.ts';
import { hashOfScript } from '../security-headers.ts';

export interface RenderedPage {
  status: number;
  html: string;
  /** The renderer's own inline scripts; the policy forbids all others. */
  scripts: string[];
  isLasting: boolean;
}

export interface PackedPage extends Omit<RenderedPage, 'html' | 'scripts'> {
  bytes: Uint8Array;
  digest: string;
  scriptHashes: string[];
}

/** Runs in the render process, because a menu of thousands of dishes takes nearly 100 ms. */
export function packPage({ status, html, scripts, isLasting }: RenderedPage): PackedPage {
  const bytes = Buffer.from(html);
  return { status, isLasting, bytes, digest: digestOf(bytes), scriptHashes: scripts.map(hashOfScript) };
}
