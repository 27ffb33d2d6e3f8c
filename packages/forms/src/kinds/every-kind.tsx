import { answerKinds } from './answer-kinds';
import type { FieldsByKind } from './kind-props';
import { PictureKind } from './picture-kind';

/** The component of each kind of field. A missing kind doesn't compile. */
export const everyKind: FieldsByKind = { ...answerKinds, picture: PictureKind };
