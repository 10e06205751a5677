import type { Page } from 'playwright-core';

/** Mistakes that French typography forbids (I18N-10). Each pattern includes some context for the report. */
const misprints: Record<string, RegExp> = {
  'an ordinary space where none may break': /.{0,30} (?:[;:!?€%»]|h(?= \d)|min\b|km\b).{0,10}/u,
  'no space before a sign that wants one': /.{0,30}[\p{L}\d](?:[;!?€]|:(?!\d))(?=\s|$)/mu,
  'a time with a colon, or of twelve hours': /.{0,30}\b(?:\d{2}:\d{2}\b|\d{1,2}\s?[ap]m\b)/iu,
  'a date in figures': /.{0,30}\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b/u,
  'a day or month in English':
    /.{0,30}\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:January|November|December)\b/u,
};

/** Checks the visible text of a page, and the texts for screen readers. */
export async function findMisprints(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const names = ['aria-label', 'placeholder', 'alt', 'title'];
    const spoken = [...document.body.querySelectorAll('*')].flatMap((one) =>
      names.map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n');
  });
  return Object.entries(misprints).flatMap(([name, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${name}: ${found}`];
  });
}
