import { describe, expect, it } from 'vitest';
import { findScreen } from './find-screen.ts';
import { firstPath, screens } from './screens.ts';

describe('the addresses of the office', () => {
  it('are those of the table, with or without a slash at the end [OFC-01]', () => {
    for (const screen of screens) {
      expect(findScreen(screen.path)?.screen).toBe(screen);
      expect(findScreen(`${screen.path}/`)?.screen).toBe(screen);
    }
    expect(findScreen(firstPath)?.screen.title).toBe('board');
  });

  it.each(['/office', '/office/', '/office/x', '/office/board/x', '/board', '/', ''])(
    '"%s" is none [OFC-01]',
    (path) => {
      expect(findScreen(path)).toBeNull();
    },
  );
});
