import { fillPath, importRoutes } from '@setu/contract';
import type { RunPlace } from './api';

export const templateAddress = importRoutes.getCardTemplate.path;

export const cardsAddress = (company: string): string => fillPath(importRoutes.downloadCards.path, { company });

/** Returns the address of the uploaded file with its errors marked. */
export const markedAddress = ({ company, run }: RunPlace): string =>
  `${fillPath(importRoutes.getCardUploadRun.path, { company, run })}?file=1`;
