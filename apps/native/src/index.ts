export { type NativeOptions, syncNative } from './sync-native.ts';
