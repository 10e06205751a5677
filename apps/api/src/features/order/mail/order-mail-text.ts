import type { Recap } from './write-recap.ts';

const setRow = ({ label, amount }: Recap['amounts'][number]) => `${label} : ${amount}`;

export function setAsText({ title, facts, lines, amounts, taxes, tip, payment, customer }: Recap): string {
  const blocks = [
    [title, ...facts],
    lines.flatMap(({ count, name, price, details }) => [
      `${count} ${name} : ${price}`,
      ...details.map((detail) => `    ${detail}`),
    ]),
    amounts.map(setRow),
    taxes,
    tip.map(setRow),
    payment,
    customer,
  ];
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}
