import { describe, expect, inject, it } from 'vitest';

const url = inject('shopUrl');

describe('the terms', () => {
  it.each(['/terms-of-service', '/fr/terms-of-service'])(
    'of %s tell what can be given back and where to say so, without a link that may lead nowhere [LAW-45]',
    async (path) => {
      const html = await (await fetch(url + path)).text();
      const [section = ''] = /<h2 id="retractation">.*?(?=<h2)/s.exec(html) ?? [];
      const text = section.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
      expect(text).toContain('vous ne pouvez pas y renoncer après la commande (article L221-28, 3º et 4º');
      expect(text).toContain('« Rétractation possible : 14 jours » se rendent sans motif');
      expect(text).toContain('Utilisez « Renoncer au contrat ici », sur la page de votre commande');
      expect(section).not.toContain('<a ');
    },
  );
});
