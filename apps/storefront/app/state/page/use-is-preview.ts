import { previewTokenOf } from '@comptoir/contract';
import { usePageLocation } from '../../platform/navigation/navigation.ts';

/** True in a preview of the shop, in which nothing can be ordered (REH-03). */
export function useIsPreview(): boolean {
  return usePageLocation(({ pathname }) => previewTokenOf(pathname) !== null);
}
