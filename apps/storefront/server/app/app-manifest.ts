import type { SiteConfig } from '@comptoir/contract';
import { manifestIcons } from '@comptoir/web-host';
import { shellMessages } from '../../app/messages/french/shell.ts';
import { appIcons } from './app-icons.ts';

const { menu, pages } = shellMessages;

const shortcuts = [
  { name: menu, url: '/menu' },
  { name: pages['Order history'], url: '/profile/ViewOrders' },
];

/** The web app manifest (PWA-24). Its screenshots make browsers show the large install dialog. */
export function appManifest({ title, tagline, app, locale }: SiteConfig): object {
  return {
    id: '/',
    name: title,
    short_name: app.shortName,
    description: tagline,
    lang: locale.default,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: app.backgroundColor,
    theme_color: app.themeColor,
    categories: ['food'],
    icons: manifestIcons(appIcons),
    screenshots: (app.screenshots ?? []).map(({ src, size, device, label }) => ({
      src,
      sizes: size,
      label,
      form_factor: device === 'phone' ? 'narrow' : 'wide',
    })),
    shortcuts: shortcuts.map((one) => ({ ...one, icons: [{ src: '/icons/192.png', sizes: '192x192' }] })),
  };
}
