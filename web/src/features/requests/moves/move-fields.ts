import type { MoveField, OpenMoveView, RejectInput } from '@setu/contract';

/** A field of a move that this build can ask for. */
export type KnownMoveField = keyof RejectInput & MoveField;

const known: readonly KnownMoveField[] = ['reject_reason', 'reject_comment'];

export const isMoveField = (field: MoveField): field is KnownMoveField => known.some((name) => name === field);

/** What a move asks for, as the server says it. */
export type MoveForm = Pick<OpenMoveView, 'needs' | 'optional'>;

/** Takes a move, gives the fields of its form with whether each must be filled. */
export const fieldsOf = ({ needs, optional }: MoveForm): { name: KnownMoveField; isRequired: boolean }[] => [
  ...needs.filter(isMoveField).map((name) => ({ name, isRequired: true })),
  ...optional.filter(isMoveField).map((name) => ({ name, isRequired: false })),
];
