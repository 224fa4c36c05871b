/**
 * The shell provides a shared module only when its own graph has it. These parts of Ark are for
 * remotes, and are fetched when the first of them opens a dialog.
 */
export const provided = {
  dialog: () => import('@ark-ui/react/dialog'),
};
