import { describe, expect, it } from 'vitest';
import { polygonFault } from './polygon-fault.ts';

const lyon = { lat: 45.76, lng: 4.83 };

/** A ring by its corners, in thousandths of a degree. */
const ring = (...corners: [number, number][]) => corners.map(([x, y]) => [4.82 + x / 1000, 45.76 + y / 1000]);
const square = ring([0, 0], [20, 0], [20, 20], [0, 20]);
const circle = (corners: number) =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [4.83 + Math.cos(angle) / 50, 45.76 + Math.sin(angle) / 70];
  });
const closed = (corners: number[][]) => [...corners, corners[0] ?? []];
const swapped = (corners: number[][]) => corners.map(([lng = 0, lat = 0]) => [lat, lng]);
const faultOf = (...rings: number[][][]) => polygonFault(rings, lyon);

describe('a zone may be drawn', () => {
  it.each<[string, number[][][]]>([
    ['as a square', [square]],
    ['as a square that ends where it begins', [closed(square)]],
    ['with a corner twice in a row', [square.flatMap((corner) => [corner, corner])]],
    ['as an L', [ring([0, 0], [20, 0], [20, 10], [10, 10], [10, 20], [0, 20])]],
    ['as a triangle', [ring([0, 0], [20, 0], [20, 10])]],
    ['with a needle', [ring([0, 0], [20, 0], [20, 9.999], [40, 10], [20, 10.001], [20, 20])]],
    ['with 500 corners', [circle(500)]],
    ['with 500 corners and a closing one', [closed(circle(500))]],
    ['with a hole', [square, ring([5, 5], [10, 5], [10, 10])]],
    ['in two parts', [square, ring([30, 0], [40, 0], [40, 10])]],
    ['up to 59 km away', [[...square.slice(0, 2), [4.83, 46.29]]]],
  ])('%s [HRS-14]', (_, rings) => {
    expect(faultOf(...rings)).toBeNull();
    expect(faultOf(...rings.map((corners) => corners.toReversed()))).toBeNull();
  });
});

describe('a zone may not be drawn', () => {
  it.each<[string, number[][][], string]>([
    ['without a ring', [], 'few '],
    ['with an empty ring', [[]], 'few 0'],
    ['with 2 corners', [square.slice(0, 2)], 'few 0'],
    ['with 2 corners and a closing one', [closed(square.slice(0, 2))], 'few 0'],
    ['with a hole of 2 corners', [square, ring([5, 5], [10, 5])], 'few 1'],
    ['with 501 corners', [circle(501)], 'many 0'],
    ['with one corner a thousand times', [Array.from({ length: 1000 }, () => [4.83, 45.76])], 'many 0'],
    ['like a bow tie', [ring([0, 0], [20, 20], [20, 0], [0, 20])], 'crossing 0,0 1 3'],
    ['like a bow tie with its knot as a corner', [ring([0, 0], [10, 10], [20, 0], [20, 20], [10, 10], [0, 20])], '0,0'],
    ['like a closed bow tie', [closed(ring([0, 0], [20, 0], [0, 20], [20, 20]))], 'crossing 0,1 2 4'],
    ['like a star', [ring([0, 8], [20, 8], [4, 20], [10, 0], [16, 20])], 'crossing 0,0 1'],
    ['with a corner on its own border', [ring([0, 0], [20, 0], [20, 20], [10, 0], [0, 20])], 'crossing 0,0 1'],
    ['as a line and back', [ring([0, 0], [20, 0], [10, 0])], 'crossing 0,'],
    ['with a thorn without width', [ring([0, 0], [20, 0], [20, 10], [30, 10], [20, 10], [20, 20])], 'crossing 0,1 2 4'],
    ['with a hole across its border', [square, ring([10, 10], [30, 10], [30, 15])], 'crossing 0,1 1.2 2.1'],
    ['in Somalia', [swapped(square)], 'swapped 0,0 1'],
    ['with one corner in Somalia', [[...square.slice(0, 3), [45.76, 4.83]]], 'swapped 0,3 4'],
    ['with one corner in Mogadishu', [[...square.slice(0, 3), [45.34, 2.04]]], 'far 0,3 4'],
    ['more than 60 km away', [[...square, [4.82, 46.31]]], 'far 0,4 5'],
  ])('%s [HRS-14]', (_, rings, expected) => {
    const fault = faultOf(...rings);
    expect(fault && `${fault.why} ${[fault.path.join(), ...Object.values(fault.values)].join(' ')}`).toContain(
      expected,
    );
  });

  it('across itself, wherever the restaurant is [HRS-14]', () => {
    const bow = ring([0, 0], [20, 20], [20, 0], [0, 20]);
    expect(polygonFault([bow], null)?.why).toBe('crossing');
    expect(polygonFault([swapped(square)], null)).toBeNull();
  });
});
