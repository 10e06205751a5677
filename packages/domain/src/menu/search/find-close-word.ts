const slipsOf = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const at = (list: number[], index: number) => list[index] ?? most + 1;
      line.push(
        Math.min(
          at(last, column) + 1,
          at(line, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, column - 2) + 1 : most + 1,
        ),
      );
    }
    [before, last] = [last, line];
    if (Math.min(...line) > most) return most + 1;
  }
  return last[b.length] ?? most + 1;
}

export function findCloseWord(word: string, known: Iterable<string>): string {
  let best = word;
  let fewest = slipsOf(word) + 1;
  for (const other of known) {
    if (other[0] !== word[0]) continue;
    const slips = countSlips(word, other, fewest - 1);
    if (slips >= fewest) continue;
    best = other;
    fewest = slips;
  }
  return best;
}
