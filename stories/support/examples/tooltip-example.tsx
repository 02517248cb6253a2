import { IconButton } from '#src/primitives/button/index.ts';
import { copy, Icon } from '#src/primitives/icon/index.ts';
import { Tooltip, type TooltipProps } from '#src/primitives/tooltip/index.ts';
import styles from './overlay-example.module.css';
import { useInLanguage } from './use-in-language';

/** Icon button with its name in a tooltip. */
export function TooltipExample({ children = 'Copy the link', ...props }: TooltipProps) {
  return useInLanguage(
    <div className={styles.tips}>
      <Tooltip
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="Copy the link" variant="outline">
            <Icon icon={copy} />
          </IconButton>
        )}
        {...props}
      >
        {children}
      </Tooltip>
    </div>,
  );
}
