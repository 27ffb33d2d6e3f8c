import { answerKinds } from './answer-kinds';
import type { FieldsByKind } from './kind-props';
import { PictureKind } from './picture-kind';

/** Every kind of field with the component that asks it: a kind without one does not compile. */
export const everyKind: FieldsByKind = { ...answerKinds, picture: PictureKind };
