import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPageTemplate } from './page-template.ts';

const html = `<!DOCTYPE html><p>${'é'.repeat(5_000)}</p><b title="MARK">MARK?</b>${'<i>x</i>'.repeat(3_000)}`;
const template = createPageTemplate(html, 'MARK');

it.each(['/nope', '', '/%C3%A9t%C3%A9', '/é&"<', '/x'.repeat(8_000)])(
  'a text is put into a page that was compressed before: %.20s',
  async (text) => {
    const page = template.fill(text);
    const plain = await page.bytes('identity');
    const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    expect(String(plain)).toBe(html.replace('MARK', () => escaped));
    // Unpacking checks length and sum.
    expect(gunzipSync(await page.bytes('gzip')).equals(plain)).toBe(true);
  },
);

it('another page in another encoding has another name', () => {
  const other = createPageTemplate(html.toUpperCase(), 'MARK').fill('/a');
  const names = (['gzip', 'identity'] as const).flatMap((encoding) =>
    [template.fill('/a'), other].map((page) => page.etag(encoding)),
  );
  expect(new Set(names).size).toBe(4);
});

it('a page without the marker is no template', () => {
  expect(() => createPageTemplate('<p>', 'MARK')).toThrow('MARK');
});
