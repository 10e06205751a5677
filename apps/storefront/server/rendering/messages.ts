import type { SiteConfig } from '@comptoir/contract';
import type { PackedPage } from '@comptoir/web-host';
import type { PageRequest } from '../../app/page-request.ts';

/** What the renderer is told when it starts. */
export interface RendererStart {
  site: SiteConfig;
  theme: string;
  /** The texts of pages that no script carries, by the path of the page. */
  islands: PageRequest['islands'];
  /** Where the build is, as a URL. */
  buildRoot: string;
  buildId: string;
  apiRoot: string;
  /** The API is this process's own: what it was read from has ETags that browsers know. */
  isInProcess: boolean;
}

/** A page, or with `path` null only what pages are rendered with. */
export interface RenderOrder {
  path: string | null;
  version: string;
  /** Epoch milliseconds of the app's clock. */
  now: number;
  /** What is known of the order that the page is of; absent: it is of none. */
  order?: PageRequest['order'];
}

/** What the server sends to the renderer. */
export type ToRenderer =
  | ({ kind: 'start' } & RendererStart)
  | ({ kind: 'render'; id: number } & RenderOrder)
  | { kind: 'answer'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'failure'; id: number; message: string };

/** What the renderer sends to the server. */
export type FromRenderer =
  | { kind: 'rendered'; id: number; page: PackedPage | null }
  | { kind: 'data'; digest: string; text: Uint8Array }
  | { kind: 'ask'; id: number; url: string; headers: [string, string][] };
