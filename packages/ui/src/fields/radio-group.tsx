import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

/**
 * One of a few visible options: `<RadioGroup label="Boy or girl" options={['Boy', 'Girl']} {...register('sex')} />`.
 */
export function RadioGroup(props: ChoiceGroupProps<string>) {
  return <ChoiceGroup {...props} type="radio" />;
}
