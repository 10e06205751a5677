declare module 'virtual:lucide-subset' {
  const collection: { prefix: string; width: number; height: number; icons: Record<string, { body: string }> };
  export default collection;
}
