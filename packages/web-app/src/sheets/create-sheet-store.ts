import { create } from 'zustand';

/** The store of the one sheet that lies over a page, if any; `Sheet` is every sheet of the wing. */
export function createSheetStore<Sheet>() {
  const useSheetStore = create<{ sheet: Sheet | null }>(() => ({ sheet: null }));
  return {
    useSheetStore,
    openSheet: (sheet: Sheet) => useSheetStore.setState({ sheet }),
    closeSheet: () => useSheetStore.setState({ sheet: null }),
  };
}
