/** True if `typed` differs from `word` by one wrong, missing, extra or swapped letter, or two from seven letters on. */
export function isTypo(typed: string, word: string, { isBeginning = false } = {}): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  if (allowed === 0 || /\d/.test(typed) || typed.length - word.length > allowed) return false;
  if (!isBeginning && word.length - typed.length > allowed) return false;
  const slips = countSlips(typed, word);
  return (isBeginning ? Math.min(...slips) : (slips.at(-1) ?? 0)) <= allowed;
}

function countSlips(typed: string, word: string): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last;
}
