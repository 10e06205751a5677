import type { SiteConfig } from '@comptoir/contract';

const headers = { sm: ['3rem', '4rem'], md: null, lg: ['4rem', '6rem'] } as const;

function headerStyles({ size, sticky, transparent }: SiteConfig['header']): string {
  const heights = headers[size];
  return [
    heights ? `:root{--header:${heights[0]}}@media (min-width:64rem){:root{--header:${heights[1]}}}` : '',
    sticky ? '' : ':root{--header-position:relative;--header-stuck:var(--safe-top)}',
    transparent ? '' : ':root{--header-over:0px}',
  ].join('');
}

/** The first font face is a local font with adjusted metrics. Browsers show it until the second one has loaded. */
function fontStyles(font: SiteConfig['font']): string {
  if (!font) return '';
  const { family, file, weights, fallback } = font;
  const face = (rest: string) => `@font-face{font-family:"${family}";font-weight:${weights};${rest}}`;
  const measures = `size-adjust:${fallback.sizeAdjust};ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:0%`;
  return [
    face(`src:local("Arial"),local("Liberation Sans");${measures}`),
    face(`src:url(${file}) format("woff2");font-display:swap`),
    `:root{--font-sans:"${family}",system-ui,sans-serif}`,
  ].join('');
}

export function siteStyles({ header, font }: Pick<SiteConfig, 'header' | 'font'>, theme: string): string {
  return headerStyles(header) + fontStyles(font) + theme;
}
