import type { RouteTable } from '../routing.js';

/** Files: restrictions, uploads, deletion, downloads. */
export const mediaRoutes = {
  getFileRestrictions: { method: 'get', path: '/media/files/restrictions', kind: 'A', who: 'public' },
  checkFreeSpace: { method: 'post', path: '/media/files/checking/free-space', kind: 'A', who: 'public' },
  uploadFile: { method: 'post', path: '/api/upload-file', kind: 'A', who: 'public' },
  uploadFiles: { method: 'post', path: '/api/upload-files', kind: 'A', who: 'public' },
  removeFile: { method: 'delete', path: '/api/remove-file/:fileId', kind: 'A', who: 'public' },
  removeFiles: { method: 'delete', path: '/api/remove-files', kind: 'A', who: 'public' },
  downloadFile: { method: 'get', path: '/media/file/:fileId/:name', kind: 'D', who: 'public', words: ['name'] },
} as const satisfies RouteTable;
