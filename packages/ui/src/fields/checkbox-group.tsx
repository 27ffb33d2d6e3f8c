import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

interface CheckboxGroupProps extends ChoiceGroupProps {
  /** The chosen values, when the caller keeps the state. */
  value?: readonly string[];
  defaultValue?: readonly string[];
}

/** Any of a few. With react-hook-form its value is a list when the form's default value is one. */
export function CheckboxGroup({ value, defaultValue, ...props }: CheckboxGroupProps) {
  return (
    <ChoiceGroup
      {...props}
      type="checkbox"
      isChosen={value && ((option) => value.includes(option))}
      isChosenAtFirst={defaultValue && ((option) => defaultValue.includes(option))}
    />
  );
}
