import { demoId } from '../demo-id.js';

/** Returns the id of a drawing by its name (`pump-blue`). Its file in the media service has the same id. */
export const pictureId = (name: string): string => demoId('picture', name);
