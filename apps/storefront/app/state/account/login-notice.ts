import { create } from 'zustand';

const useNoticeStore = create<{ isPasswordChanged: boolean }>(() => ({ isPasswordChanged: false }));

export const tellLogin = (isPasswordChanged: boolean) => useNoticeStore.setState({ isPasswordChanged });

export const useLoginNotice = () => useNoticeStore(({ isPasswordChanged }) => isPasswordChanged);
