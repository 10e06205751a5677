import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nginxFile } from './nginx-file.ts';

const example = readFileSync(fileURLToPath(new URL('../../../../deploy/nginx/shop.conf', import.meta.url)), 'utf8');

it('leaves nothing of the example in the file of a shop', () => {
  const written = nginxFile(example, {
    name: 'le-bon-pain',
    domain: 'pain.fr',
    port: 3004,
    certificate: '/tls/pain.pem',
    key: '/tls/pain.key',
  });
  expect(written).not.toMatch(/chez.ana|letsencrypt|:3000/i);
  expect(written).toContain('upstream shop_le_bon_pain {\n  server 127.0.0.1:3004 ');
  expect(written).toContain('proxy_pass http://shop_le_bon_pain;');
  expect(written.match(/server_name pain\.fr;/g)).toHaveLength(2);
  expect(written).toContain('ssl_certificate /tls/pain.pem;');
  expect(written).toContain('ssl_certificate_key /tls/pain.key;');
  expect(written).toContain('/var/log/nginx/shop-le-bon-pain.log');
});
