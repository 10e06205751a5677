import { createHash } from 'node:crypto';
import { type Caller, paths, type SiteConfig } from '@comptoir/contract';
import type { PageData, PageFile } from '../../app/page-request.ts';

type Catalogue = PageData['catalogue'];

interface ReaderOptions {
  readCatalogue: (caller: Caller, now: Temporal.Instant) => Promise<Catalogue>;
  icons: PageFile['icons'];
  site: SiteConfig;
  caller: Caller;
  etagOf?: ((path: string) => string | undefined) | undefined;
  keep: (digest: string, text: Buffer) => void;
  addressOf?: (digest: string) => string;
}

interface ReadCatalogue {
  catalogue: Catalogue;
  address: string;
}

/** Reads the catalogue once per version, and again if a part could not be read. */
export type CatalogueReader = (version: string, now: Temporal.Instant) => Promise<ReadCatalogue>;

const revalidated = ['settings', 'menus', 'offers'] as const;

/** Pages with equal catalogues share one immutable data file, so the file does not contain the time of the render. */
export function createCatalogueReader({
  readCatalogue,
  icons,
  site,
  caller,
  etagOf,
  keep,
  addressOf = (digest) => `/data/${digest}.json`,
}: ReaderOptions): CatalogueReader {
  let last: { version: string; read: Promise<ReadCatalogue> } | null = null;

  async function read(now: Temporal.Instant): Promise<ReadCatalogue> {
    const found = await readCatalogue(caller, now);
    const etags = revalidated.flatMap((part) => {
      const etag = etagOf?.(paths[part]);
      return etag ? [{ part, path: paths[part], etag }] : [];
    });
    const catalogue = { ...found, etags };
    const file: PageFile = { site, catalogue: { ...catalogue, renderedAt: '' }, icons };
    const text = Buffer.from(JSON.stringify(file));
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    keep(digest, text);
    return { catalogue, address: addressOf(digest) };
  }

  return async (version, now) => {
    if (last?.version !== version) last = { version, read: read(now) };
    const { read: reading } = last;
    const forget = () => {
      if (last?.read === reading) last = null;
    };
    try {
      const { catalogue, address } = await reading;
      if (catalogue.missing.length > 0) forget();
      return { address, catalogue: { ...catalogue, renderedAt: now.toString() } };
    } catch (error) {
      forget();
      throw error;
    }
  };
}
