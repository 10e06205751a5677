import { describe, expect, it } from 'vitest';
import { findScreen } from './find-screen.ts';
import { firstPath, screens } from './screens.ts';

describe('the addresses of the office', () => {
  it('are those of the table, with or without a slash at the end [OFC-01]', () => {
    for (const screen of screens) {
      const path = screen.path.replace(/:\w+/, 'a-Token_1');
      expect(findScreen(path)?.screen).toBe(screen);
      expect(findScreen(`${path}/`)?.screen).toBe(screen);
    }
    expect(findScreen('/office/entrer/a-Token_1')?.params).toEqual({ token: 'a-Token_1' });
  });

  it.each(['/office', '/office/', firstPath])('%s is the board [OFC-01]', (path) => {
    expect(findScreen(path)?.screen.title).toBe('board');
  });

  it.each(['/officer', '/office/entrer', '/office/entrer/a/b', '/office/x', '/office/board/x', '/board', '/', ''])(
    '"%s" is none [OFC-01]',
    (path) => {
      expect(findScreen(path)).toBeNull();
    },
  );
});
