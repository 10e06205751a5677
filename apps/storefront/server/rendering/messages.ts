import type { SiteConfig } from '@comptoir/contract';
import type { PackedPage } from '@comptoir/web-host';
import type { PagePreview, PageRequest } from '../../app/page-request.ts';

export interface RendererStart {
  site: SiteConfig;
  theme: string;
  islands: PageRequest['islands'];
  buildRoot: string;
  buildId: string;
  apiRoot: string;
  isInProcess: boolean;
}

/** With `path: null` the process only reads the catalogue and renders no page. */
export interface RenderOrder {
  path: string | null;
  version: string;
  /** `now` is in epoch milliseconds. */
  now: number;
  /** The order to show. Absent if the page is not an order's page. */
  order?: PageRequest['order'];
  /** The preview to show. With `path: null` the result is the data of its pages, instead of a page. */
  preview?: PreviewOrder;
}

export interface PreviewOrder extends PagePreview {
  token: string;
}

export type ToRenderer =
  | ({ kind: 'start' } & RendererStart)
  | ({ kind: 'render'; id: number } & RenderOrder)
  | { kind: 'answer'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'failure'; id: number; message: string };

export type FromRenderer =
  | { kind: 'rendered'; id: number; page: PackedPage | null }
  | { kind: 'data'; digest: string; text: Uint8Array }
  | { kind: 'ask'; id: number; url: string; headers: [string, string][] };
