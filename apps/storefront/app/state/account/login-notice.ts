import { create } from 'zustand';

/** Why the login page was opened by us: the password was changed a moment ago. */
const useNoticeStore = create<{ isPasswordChanged: boolean }>(() => ({ isPasswordChanged: false }));

/** Tells the next login page of this visit. */
export const tellLogin = (isPasswordChanged: boolean) => useNoticeStore.setState({ isPasswordChanged });

/** Whether the login page has something to tell. */
export const useLoginNotice = () => useNoticeStore(({ isPasswordChanged }) => isPasswordChanged);
