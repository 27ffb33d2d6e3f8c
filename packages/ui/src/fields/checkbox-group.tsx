import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

/** Any of a few. With react-hook-form its value is a list when the form's default value is one. */
export function CheckboxGroup(props: ChoiceGroupProps<readonly string[]>) {
  return <ChoiceGroup {...props} type="checkbox" />;
}
