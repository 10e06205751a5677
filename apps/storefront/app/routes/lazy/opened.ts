// All dialogs share one chunk. It is prefetched at the first interaction, or at once if the cart has items.
export { default as CartBar } from '../../features/cart/cart-bar.tsx';
export { default as CartDrawer } from '../../features/cart/cart-drawer.tsx';
export { default as CartPanel } from '../../features/cart/cart-panel.tsx';
export { default as ItemCompanions } from '../../features/cart/side-dishes/item-companions.tsx';
export { default as ItemSheet } from '../../features/item/item-sheet.tsx';
export { default as LocationPicker } from '../../features/location/location-picker.tsx';
export { default as SearchResults } from '../../features/menu/search-results.tsx';
export { SettingsNote } from '../../shell/components/settings-note.tsx';
