import { yesNoOptions } from '@camp/contracts/forms/fields';
import { detailLimit } from '@camp/contracts/forms/limits';
import type { camperDetailQuestions } from '@camp/contracts/camper/options';
import { RadioGroup } from '@camp/ui/radio-group';
import { TextArea } from '@camp/ui/text-area';
import { useWatch } from 'react-hook-form';
import type { CamperFormValues } from '../forms/camper-form-values';
import { useCamperFields } from './use-camper-fields';

interface DetailQuestionProps {
  name: (typeof camperDetailQuestions)[number];
  question: string;
  detail: string;
  hint?: string;
}

/** A Yes/No question and its detail, which any answer except No opens (forms.md section 4). */
export function DetailQuestion({ name, question, detail, hint }: DetailQuestionProps) {
  const { field, optionalField } = useCamperFields();
  const answer = useWatch<CamperFormValues>({ name });
  const detailField = answer === 'Yes' ? field(`${name}Val`) : optionalField(`${name}Val`);
  return (
    <>
      <RadioGroup label={question} hint={hint} options={yesNoOptions} {...field(name)} />
      <TextArea label={detail} rows={2} limit={detailLimit} {...detailField} disabled={answer === 'No'} />
    </>
  );
}
