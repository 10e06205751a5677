export function isInsidePolygon(rings: number[][][], lat: number, lng: number): boolean {
  let isInside = false;
  for (const ring of rings)
    for (let index = 0; index < ring.length; index += 1) {
      const [fromLng = 0, fromLat = 0] = ring[index] ?? [];
      const [toLng = 0, toLat = 0] = ring[(index + 1) % ring.length] ?? [];
      if (fromLat > lat === toLat > lat) continue;
      if (lng < fromLng + ((lat - fromLat) / (toLat - fromLat)) * (toLng - fromLng)) isInside = !isInside;
    }
  return isInside;
}
