export { filesystemObjects } from './filesystem.js';
export type { ByteRange, ListedObject, ObjectInfo, ObjectStore } from './object-store.js';
export { openObjects } from './open-objects.js';
