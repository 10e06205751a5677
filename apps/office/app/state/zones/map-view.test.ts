import { describe, expect, it } from 'vitest';
import { boxAround, pathOf, projectInto } from './map-view.ts';

const metresPerPixel = (points: number[][]) => {
  const view = boxAround(points);
  if (!view) throw new Error('no view');
  const { west, south, east, north } = view.box;
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return { view, x: ((east - west) * shrink) / view.width, y: (north - south) / view.height };
};

describe('the map of the zones', () => {
  it.each([
    [
      'wide',
      [
        [4.7, 45.77],
        [4.95, 45.78],
      ],
    ],
    [
      'high',
      [
        [4.83, 45.6],
        [4.84, 45.9],
      ],
    ],
    ['one point', [[4.83, 45.77]]],
  ])('shows all points at one scale: %s [HRS-12]', (_, points) => {
    const { view, x, y } = metresPerPixel(points);
    expect(Math.abs(x / y - 1)).toBeLessThan(0.01);
    expect(view.height).toBeGreaterThanOrEqual(399);
    expect(view.height).toBeLessThanOrEqual(801);
    const project = projectInto(view);
    for (const point of points) {
      const [left, top] = project(point);
      expect([left > 0, left < view.width, top > 0, top < view.height]).toEqual([true, true, true, true]);
    }
  });

  it('has north above and is empty without points [HRS-12]', () => {
    const view = boxAround([
      [4.8, 45.7],
      [4.9, 45.8],
    ]);
    const project = view && projectInto(view);
    expect(project?.([4.8, 45.8])[1]).toBeLessThan(project?.([4.8, 45.7])[1] ?? 0);
    expect(boxAround([])).toBeNull();
    expect([
      pathOf(
        [
          [1, 2],
          [3, 4],
        ],
        true,
      ),
      pathOf([], true),
    ]).toEqual(['M1 2L3 4Z', '']);
  });
});
