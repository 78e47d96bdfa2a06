export { filesystemObjects } from './filesystem.js';
export type { ByteRange, ListedObject, ObjectInfo, ObjectStore } from './object-store.js';
export { openObjects } from './open-objects.js';
export type { S3Options } from './s3.js';
export { s3Objects } from './s3.js';
