import { demoId } from '../demo-id.js';

/** Takes a drawing's name (`pump-blue`), gives its id, which is also the id of its file in the media service. */
export const pictureId = (name: string): string => demoId('picture', name);
