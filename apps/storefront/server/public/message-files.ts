import type { SiteConfig } from '@comptoir/contract';
import { type Content, jsonFile, type StaticFiles } from '@comptoir/web-host';
import { messageTable } from './message-table.ts';

const address = /^\/_i18n\/(?<id>[\w-]+)\/fr\/messages\.json$/;

/** With the id of another build, the messages are not cached (PLT-11, I18N-08, I18N-09). */
export function createMessageFiles(buildId: string, site: SiteConfig): StaticFiles {
  let file: Content | undefined;
  return {
    find: async (path) => {
      const { id } = address.exec(path)?.groups ?? {};
      if (!id) return null;
      file ??= jsonFile({ fr: messageTable(site) }, 'public, max-age=86400');
      return id === buildId ? file : { ...file, headers: { 'cache-control': 'no-cache, no-store' } };
    },
  };
}
