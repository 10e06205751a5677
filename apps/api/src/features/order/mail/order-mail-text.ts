import type { Recap } from './write-recap.ts';

export function setAsText({ title, facts, lines, amounts, taxes, payment, customer }: Recap): string {
  const blocks = [
    [title, ...facts],
    lines.flatMap(({ count, name, price, details }) => [
      `${count} ${name} : ${price}`,
      ...details.map((detail) => `    ${detail}`),
    ]),
    amounts.map(({ label, amount }) => `${label} : ${amount}`),
    taxes,
    payment,
    customer,
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}
