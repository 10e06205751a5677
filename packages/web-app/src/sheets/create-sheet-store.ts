import { create } from 'zustand';

export function createSheetStore<Sheet>() {
  const useSheetStore = create<{ sheet: Sheet | null }>(() => ({ sheet: null }));
  return {
    useSheetStore,
    openSheet: (sheet: Sheet) => useSheetStore.setState({ sheet }),
    closeSheet: () => useSheetStore.setState({ sheet: null }),
  };
}
